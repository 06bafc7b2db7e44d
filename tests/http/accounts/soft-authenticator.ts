import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (value: Buffer | string) => Buffer.from(value).toString('base64url')

/**
 * Encoders of CBOR (RFC 8949) for texts up to 23 bytes, and byte strings of 24 to 65535 bytes, with
 * the shortest length (§4.2.1).
 */
const cborText = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const cborBytes = (value: Buffer) => {
  const length =
    value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255]
  return Buffer.concat([Buffer.from(length), value])
}

/**
 * Flags of authenticator data: user present, user verified, and attested credential data (WebAuthn
 * §6.1).
 */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

export type Ceremony = { challenge: string; origin: string; rpId: string }

/**
 * Makes a software authenticator with one passkey, which answers like a browser (WebAuthn level 3).
 */
export function createSoftAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE (RFC 9053): an EC2 key on P-256 for ES256.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(rpId: string, flag: number, counter: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count])
  }
  const credential = {
    id: text(credentialId),
    rawId: text(credentialId),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    make(ceremony: Ceremony, counter = 0) {
      const data = Buffer.concat([
        authenticatorData(ceremony.rpId, flags.present | flags.verified | flags.attested, counter),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          cborBytes(data),
        ],
      ])
      const response = {
        clientDataJSON: text(clientData('webauthn.create', ceremony)),
        attestationObject: text(attestation),
      }
      return { ...credential, response: { ...response, transports: ['internal'] } }
    },

    use(ceremony: Ceremony, counter: number) {
      const data = authenticatorData(ceremony.rpId, flags.present, counter)
      const client = clientData('webauthn.get', ceremony)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}
