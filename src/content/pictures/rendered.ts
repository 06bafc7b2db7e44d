import record from '#src/assets/pictures/record.json' with { type: 'json' }

/** Whether a shipped master was rendered: the studio records each rendering. */
export const isRendered = (name: string) => Object.hasOwn(record, name)
