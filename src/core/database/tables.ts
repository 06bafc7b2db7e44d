/**
 * Tables of the database by name, with the types of their rows. Each subject adds its own beside the
 * type, with `declare module`, so that this file knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the tables add to it
export interface Tables {}
