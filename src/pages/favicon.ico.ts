import { drawIcon } from '#src/ui/brand/draw-icons.ts'

export const GET = () => drawIcon('favicon.ico')
