/** Declared here too, because a migration imports nothing that may change later. */
export type MigrationEngine = 'sqlite' | 'postgres'
