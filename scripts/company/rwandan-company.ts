type Json = Record<string, unknown>

/** Values of `content/company.json` of a company that has nothing of what may be absent. */
export const rwandanCompany = {
  name: 'Umurongo Connected Systems',
  word: null,
  legalName: 'Umurongo Connected Systems Limited',
  registration: null,
  founded: null,
  insurance: null,
  url: 'https://umurongo.example',
  locale: 'en-GB',
  timeZone: 'Africa/Kigali',
  currency: 'RWF',
  email: 'office@umurongo.example',
  privacyEmail: 'data@umurongo.example',
  phone: '+250 788 000 000',
  whatsApp: null,
  address: {
    street: 'KG 7 Avenue, Kacyiru',
    city: 'Kigali',
    region: 'City of Kigali',
    country: 'Rwanda',
    countryCode: 'RW',
  },
  places: {
    home: 'Kimihurura',
    clinic: 'Nyarugenge',
    warehouse: 'Gikondo',
    workshop: 'Gisozi',
    depot: 'Masoro',
    farm: 'Bugesera',
    otherCity: 'Musanze',
    road: { through: 'Muhanga', lastCoverage: 'Nyanza', to: 'Rusizi' },
  },
  hours: {
    opens: '07:00',
    closes: '17:00',
  },
  privacyLaw: {
    name: 'Law Nº 058/2021 on the protection of personal data',
    authority: { name: 'National Cyber Security Authority', url: 'https://cyber.gov.rw' },
  },
  radioRegulator: { name: 'Rwanda Utilities Regulatory Authority', short: 'RURA' },
  canadianSite: null,
  sisterBrand: null,
  healthBrand: null,
  social: null,
  professionalNetwork: null,
  appStore: null,
  scheduling: null,
  socialFeed: null,
}

const colours = {
  signal: { light: '#f08c2e', dark: '#ffa94d' },
  'signal-ink': { light: '#8f4700', dark: '#ffc078' },
  'signal-wash': { light: '#fdf0e1', dark: '#2e2010' },
}

const symbol = { side: 24, paths: [{ d: 'M4 4h16v16h-16z', colour: 'ink' }], boxes: [] }

/** Changes the brand of `content/brand.json` to other colours and another symbol. */
export const rwandanBrand = (brand: Json): Json => ({
  ...brand,
  palette: { ...(brand['palette'] as Json), ...colours }, // an object, as its schema says
  symbol,
})
