/** Number of entries that arrived since the list was read, or any other change; null for none. */
export type ListNews = { kind: 'arrived'; count: number } | { kind: 'changed' } | null
