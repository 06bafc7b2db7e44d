import { answerPaper } from '#src/paper/answer-paper.ts'

/**
 * PDF of the technical document, or of terms that an owner has confirmed; 404 for other addresses.
 */
export const GET = answerPaper
