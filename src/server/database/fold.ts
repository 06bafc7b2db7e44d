/**
 * Returns the form in which searches compare texts: without case and marks over or under letters,
 * so that "Adebayo" finds "Adébáyọ̀".
 */
export const fold = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
