import { answerPaper } from '#src/paper/answer-paper.ts'

export const GET = answerPaper
