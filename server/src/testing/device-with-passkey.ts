import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** Encodes the basics of CBOR (RFC 8949): integers, bytes, text and maps with fewer than 65,536 items. */
function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256
    ? Buffer.from([(major << 5) | 24, size])
    : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flat().map((part) => cbor(part as number))
  return Buffer.concat([head(5, value.size), ...entries])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** A WebAuthn device with one passkey for tests. */
export function aDevice({ origin = 'http://localhost:3000', isVerified = true, counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function dataOf(flags: number): Buffer {
    const count = Buffer.alloc(4)
    if (counts) count.writeUInt32BE(++counter)
    const given = PRESENT | (isVerified ? VERIFIED : 0) | flags
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([given]), count])
  }

  function credential<Response extends object>(response: Response) {
    const text = id.toString('base64url')
    return { id: text, rawId: text, type: 'public-key' as const, response }
  }

  return {
    /** as a copy would have it */
    resetCounter(): void {
      counter = 0
    },

    create({ challenge }: { challenge: unknown }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const [KTY, ALG, CRV, X, Y] = [1, 3, -1, -2, -3]
      const key = new Map<number, number | Buffer>([
        [KTY, 2],
        [ALG, -7],
        [CRV, 1],
        [X, Buffer.from(x, 'base64url')],
        [Y, Buffer.from(y, 'base64url')],
      ])
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)])
      const authData = Buffer.concat([dataOf(WITH_KEY), named])
      const attestation = new Map<string, string | Buffer | Map<string, unknown>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      })
    },

    get({ challenge }: { challenge: unknown }) {
      const client = clientData('webauthn.get', challenge)
      const data = dataOf(0)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}
