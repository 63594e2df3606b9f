import type { CredentialRule } from '../../../booking/party/party'

/** Whoever rides shows no document. */
export const noDocument: CredentialRule = () => undefined
