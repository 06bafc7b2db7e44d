/**
 * Drops characters that are not drawn, such as zero-width marks and soft hyphens, from an account's
 * name. Two names that look the same are then the same.
 */
export const visibleName = (name: string): string =>
  name.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
