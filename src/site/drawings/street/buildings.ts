import type { BuildingName } from '#src/content/schemas/drawings.ts'
import type { BuildingPart } from './Building.tsx'

/**
 * Outlines of all buildings. An island receives its building as a prop, so that browsers do not
 * load the others.
 */
export const buildings: Readonly<Record<BuildingName, readonly BuildingPart[]>> = {
  home: [
    {
      d: 'M38 150V44h124v106M30 44h140M38 98h124M58 98v-12h84v12M70 86v12M84 86v12M98 86v12M112 86v12M126 86v12',
    },
    { d: 'M122 44V22h28v22M122 30h28M60 44V30h20v14' },
    { d: 'M54 54h28v24h-28z', look: 'lit' },
    { d: 'M118 54h28v24h-28zM122 54v24M126 54v24M142 54v24M138 54v24M52 108h26v20H52zM65 108v20' },
    { d: 'M94 150v-42h24v42M112 128v4M130 108h20v20h-20z' },
  ],
  clinic: [
    { d: 'M22 150V84h140v66M12 84L92 54l80 30zM86 74h12M92 68v12' },
    { d: 'M34 98h32v24h-32z', look: 'lit' },
    { d: 'M34 110h32M50 98v24M118 98h32v24h-32zM134 98v24M80 150v-40h26v40M93 110v40' },
    { d: 'M174 150v-24h24v24zM178 132h16M178 138h16M186 126v-8h6' },
  ],
  fleet: [
    {
      d: 'M14 134V76h112v58M14 84h112M28 84v50M46 84v50M64 84v50M82 84v50M100 84v50M126 84h10v22h-10',
    },
    { d: 'M140 134V96h26l18 22v16zM150 102h14l11 15h-25zM8 134h180' },
    { d: 'M150 102h12v14h-12z', look: 'lit' },
    {
      d: 'M30 141a9 9 0 1 0 18 0 9 9 0 1 0-18 0M52 141a9 9 0 1 0 18 0 9 9 0 1 0-18 0M152 141a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
      look: 'covers',
    },
  ],
  shop: [
    {
      d: 'M22 150V52h156v98M16 52h168M36 62h70M14 92l12-18h148l12 18zM44 74l-8 18M66 74l-5 18M88 74l-2 18M112 74l2 18M134 74l5 18M156 74l8 18',
    },
    { d: 'M34 100h86v22h-86z', look: 'lit' },
    { d: 'M34 100h86v42H34zM34 122h86M55 122v20M77 122v20M98 122v20M134 150v-50h30v50M140 122v8' },
  ],
  factory: [
    { d: 'M12 150V88l36-26v26l36-26v26l36-26v26h66v62zM154 88V30h16v58M154 40h16' },
    { d: 'M26 102h20v16h-20z', look: 'lit' },
    {
      d: 'M26 102h20v16H26zM58 102h20v16H58zM90 102h20v16H90zM126 150v-42h46v42M126 118h46M126 128h46M126 138h46M26 130h52v20',
    },
  ],
  'cold-store': [
    { d: 'M12 150V60h176v90M12 70h176M34 70v80M56 70v80M78 70v80M100 70v80M178 70v80' },
    {
      d: 'M36 60V42h48v18M42 51a7 7 0 1 0 14 0 7 7 0 1 0-14 0M64 51a7 7 0 1 0 14 0 7 7 0 1 0-14 0M106 94h72M112 150v-50h60v50',
    },
    { d: 'M163 102h8v48h-8z', look: 'lit' },
    { d: 'M118 106h38v44h-38zM150 126v8' },
  ],
  hotel: [
    { d: 'M56 150V12h88v138M50 12h100M56 118h88M88 150v-24h24v24M100 126v24M84 12V2h32v10' },
    {
      d: 'M66 24h14v14H66zM93 24h14v14H93zM120 24h14v14h-14zM66 48h14v14H66zM93 48h14v14H93zM120 48h14v14h-14zM66 72h14v14H66zM93 72h14v14H93zM120 72h14v14h-14zM66 96h14v14H66zM93 96h14v14H93zM120 96h14v14h-14z',
    },
    { d: 'M93 48h14v14h-14z', look: 'lit' },
    { d: 'M120 96h14v14h-14z', look: 'lit' },
  ],
  farm: [
    {
      d: 'M8 150v-36l72-28 72 28v36zM8 114h144M70 92h20M22 126h16v14H22zM46 126h16v14H46zM94 126h16v14H94zM118 126h16v14h-16zM70 150v-24h16v24',
    },
    { d: 'M46 126h16v14h-16z', look: 'lit' },
    { d: 'M164 150v-24M188 150v-24M162 126V84h28v42l-10 12h-8zM162 84l14-12 14 12M162 98h28' },
  ],
  'public-works': [
    {
      d: 'M40 150V40q0-18 18-18h34M84 20h24v5H84zM34 150v-8h12v8M160 150V64q0-16-16-16h-16M118 46h18v5h-18z',
    },
    { d: 'M88 26h16l22 124H66z', look: 'glow' },
    { d: 'M88 25h16v3h-16z', look: 'lit' },
    { d: 'M108 150v-34h30v34zM108 124h30M123 124v26M66 150q12-10 24 0' },
  ],
}
