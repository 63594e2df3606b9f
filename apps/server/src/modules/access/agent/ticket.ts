import type { Vault } from '../../../kit/vault'

/** The ticket as it travels: its number and a signature, so that nothing secret is stored anywhere. */
export const signTicket = (vault: Vault, ticketId: string): string => `${ticketId}.${vault.sign(purposeOf(ticketId))}`

/** The number of a ticket whose signature is ours. */
export function readTicket(vault: Vault, ticket: string): string | undefined {
  const [ticketId = '', signature = ''] = ticket.split('.')
  return vault.verify(purposeOf(ticketId), signature) ? ticketId : undefined
}

const purposeOf = (ticketId: string): string => `agent ticket ${ticketId}`
