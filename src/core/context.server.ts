import type { Database } from './database/connect.ts'

/**
 * First argument of the functions of every subject: what is open until the process ends, and values
 * of the configuration. It is made once (server/site-context.ts). A function that needs more
 * names it in a type of its subject, such as `WebhookContext`.
 */
export type Context = {
  database: Database
}

/** The context of the whole site, to which server/site-context.ts adds what every subject needs. */
export interface SiteContext extends Context {}
