import { answerPaper } from '#src/paper/answer-paper.ts'

/** The datasheet of the product at this address; 404 for an unknown product. */
export const GET = answerPaper
