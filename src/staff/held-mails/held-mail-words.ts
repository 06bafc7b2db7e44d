export const heldMailsAddress = '/admin/held-mails'

/** Says how many mails wait since a restore. @param copyOf day of the copy; null if not known */
export const describeHeld = (count: number, copyOf: string | null): string =>
  `The database was restored from a copy${copyOf ? ` of ${copyOf}` : ''}. ${
    count === 1
      ? 'One mail that waited in it may have been sent since, so it waits'
      : `${count} mails that waited in it may have been sent since, so they wait`
  } until an owner decides.`
