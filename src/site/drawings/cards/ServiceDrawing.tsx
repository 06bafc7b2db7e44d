import type { ReactNode } from 'react'
import type { ServiceDrawingName } from '#src/content/schemas/drawings.ts'
import { CardDrawing } from './CardDrawing.tsx'

const live = { stroke: 'var(--signal)', strokeWidth: 3 } as const
const quiet = { stroke: 'var(--line-strong)' } as const

const drawings: Record<ServiceDrawingName, ReactNode> = {
  'meter-on-phone': (
    <>
      <rect x="18" y="30" width="84" height="84" rx="8" />
      <path d="M36 62h48M36 50h48" {...quiet} />
      <path d="M38 90a22 22 0 0 1 44 0M60 90l12-12" />
      <path d="M102 72c26 0 20-18 46-18" {...live} />
      <rect x="148" y="14" width="64" height="118" rx="9" />
      <path d="M160 34h40M160 46h26" {...quiet} />
      <path d="M160 100l10-14 10 6 10-20 10 8" {...live} />
    </>
  ),
  'surveyed-plan': (
    <>
      <path d="M20 24h200v102h-200zM20 74h74M94 24v102M156 74h64M156 24v30M156 96v30" />
      <circle cx="56" cy="48" r="6" fill="var(--signal)" stroke="none" />
      <path d="M56 48l68 48 66-46" {...live} strokeDasharray="2 7" strokeLinecap="round" />
      <circle cx="124" cy="96" r="6" />
      <circle cx="190" cy="50" r="6" />
    </>
  ),
  'watched-screen': (
    <>
      <rect x="30" y="20" width="150" height="92" rx="6" />
      <path d="M84 130h42M105 112v18" />
      <path d="M42 54h126" {...quiet} strokeDasharray="3 5" />
      <path d="M42 92c22 0 24-4 44-8s22-46 40-46 20 22 42 22" {...live} />
      <path d="M196 60c14-12 24-2 20 8l-4 4c6 14 12 20 22 26" />
      <path d="M200 36a26 26 0 0 1 28 8" {...quiet} />
    </>
  ),
  'weekly-page': (
    <>
      <path d="M62 14h92l24 24v98h-116zM154 14v24h24" />
      <path d="M78 40h56M78 108h84M78 120h62" {...quiet} />
      <path d="M84 92v-18M100 92v-26M116 92v-12M132 92v-30M148 92v-20" strokeWidth="7" {...quiet} />
      <path d="M132 92v-30" stroke="var(--signal)" strokeWidth="7" />
    </>
  ),
  'camera-counts': (
    <>
      <path d="M22 30l44 10-6 26-44-10zM66 52l14 4M24 62v26h-10" />
      <path d="M80 48l130-26M76 62l134 66" {...quiet} strokeDasharray="3 5" />
      <circle cx="140" cy="62" r="9" />
      <path d="M126 106v-14a14 14 0 0 1 28 0v14" />
      <circle cx="184" cy="58" r="9" />
      <path d="M170 104v-16a14 14 0 0 1 28 0v16" />
      <path d="M116 50v-10h10M208 50v-10h-10M116 112v10h10M208 112v10h-10" {...live} />
    </>
  ),
  'sites-in-a-street': (
    <>
      <path d="M8 126h224" />
      <path d="M20 126v-42l24-20 24 20v42M38 126v-22h12v22" />
      <path d="M84 126v-88h44v88M94 54h8M110 54h8M94 72h8M110 72h8M94 90h8M110 90h8" />
      <path d="M144 126v-48l26-14v14l26-14v14l26-14v62" />
      <path
        d="M44 46c0-26 62-34 62-18M106 28c14-22 76-10 76 26"
        {...live}
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
    </>
  ),
  'curve-to-limit': (
    <>
      <path d="M24 18v112h200" />
      <path d="M24 42h200" {...quiet} strokeDasharray="3 5" />
      <path d="M30 116c40-2 66-8 92-24" />
      <path d="M122 92c26-16 46-30 74-50" {...live} strokeDasharray="2 7" strokeLinecap="round" />
      <circle cx="122" cy="92" r="5" fill="var(--ink)" stroke="none" />
      <path d="M188 130v-72" {...quiet} />
    </>
  ),
}

/** What a service does, drawn for its card. */
export const ServiceDrawing = ({ name }: { name: ServiceDrawingName }) => (
  <CardDrawing viewBox="0 0 240 144">{drawings[name]}</CardDrawing>
)
