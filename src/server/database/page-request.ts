/** The page after the row with this id. */
export type PageRequest = { after?: number | undefined; limit?: number | undefined }
