/** Which page of a list: the one after the row with this id, in the order of the list. */
export type PageRequest = { after?: number | undefined; limit?: number | undefined }
