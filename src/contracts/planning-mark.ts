/**
 * The sign of a value that no owner has confirmed. It is a link to the line at the head of its page that says what it means. Without
 * Markdown, as in mails, the words stand instead.
 */
export const planningMark = { sign: '◦', address: '#planning-values', words: 'planning value' } as const
