/** The sign of an unconfirmed value: a link to the line that explains it. Without Markdown, as in mails, the words stand instead. */
export const planningMark = { sign: '◦', address: '#planning-values', words: 'planning value' } as const
