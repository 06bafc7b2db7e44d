/** Value of COUNTRY_MODE in earlier releases, which suggested the Canadian site in a banner. */
const retiredMode = 'suggest'

/** Reads the value of an earlier release as the one that comes closest to it. */
export const replaceMode = (mode: unknown): unknown => (mode === retiredMode ? 'off' : mode)

/** Says, a sentence each, which set values this release no longer knows, and what it does instead. */
export const retiredValues = (env: Record<string, string | undefined>): string[] => [
  ...(env['COUNTRY_MODE'] === retiredMode
    ? [
        `COUNTRY_MODE=${retiredMode} is read as off, because the site no longer has that banner: visitors in Canada stay on this site. Write off or redirect.`,
      ]
    : []),
  ...(env['DISK_RESERVE_MB']
    ? ['DISK_RESERVE_MB is not read any more: the site warns when a tenth of the disk is free.']
    : []),
]
