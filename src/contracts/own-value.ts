/**
 * Looks up a key that was typed, sent or stored, and may be `constructor`, which every object
 * inherits.
 * @returns undefined for a key that is not the record's own
 */
export const ownValue = <T>(
  record: Readonly<Record<string, T>> | undefined,
  key: string,
): T | undefined => (record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined)
