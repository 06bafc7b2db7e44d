import { setting } from './settings.ts'

/** Certificates and test reports, from content/certificates.json. */
export const certificates = () => setting('certificates')
