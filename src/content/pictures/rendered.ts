import record from '#src/assets/pictures/record.json' with { type: 'json' }

/** Whether a master that came with the program was rendered: the studio records each one that it makes. */
export const isRendered = (name: string) => Object.hasOwn(record, name)
