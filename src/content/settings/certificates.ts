import { settings } from './settings.ts'

/** Certificates and test reports, from content/certificates.json. */
export const certificates = () => settings().certificates
