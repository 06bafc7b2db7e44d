/** What has become of a list since it was read: entries that came, or any other change; null for none. */
export type ListNews = { kind: 'arrived'; count: number } | { kind: 'changed' } | null
