import record from '#src/assets/pictures/record.json' with { type: 'json' }

/** Whether a shipped master was rendered: record.json lists each rendering (docs/pictures.md). */
export const isRendered = (name: string) => Object.hasOwn(record, name)
