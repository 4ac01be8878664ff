import { z } from 'zod'

const NO_PASSKEY = 'This is not a passkey'

/** Bytes as browsers send them. */
const base64url = (max: number) =>
  z
    .string(NO_PASSKEY)
    .max(max, NO_PASSKEY)
    .regex(/^[\w-]+$/, NO_PASSKEY)

const id = base64url(1400)
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({ id, rawId: id, type: z.literal('public-key', NO_PASSKEY), response }, NO_PASSKEY)

/** A browser's registration of a new passkey: the fields of RegistrationResponseJSON that we use. */
export const NewCredential = credential(
  z.object(
    {
      clientDataJSON: base64url(4000),
      attestationObject: base64url(8000),
      transports: z
        .array(z.string(NO_PASSKEY).max(20, NO_PASSKEY), NO_PASSKEY)
        .max(10, NO_PASSKEY)
        .optional(),
    },
    NO_PASSKEY,
  ),
)

/** A browser's passkey signature: the fields of AuthenticationResponseJSON that we use. */
export const SignedCredential = credential(
  z.object(
    {
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(4000),
    },
    NO_PASSKEY,
  ),
)
