/** Name of the picture of the logo that comes with a mail. */
export const mailLogo = 'logo'
/** Height of the logo in pixels; the picture is three times as large. */
export const mailLogoHeight = 32
