/** Hands a letter to a mail server. A rejected promise is tried again later. */
export interface MailSupply {
  /** False when no server is set: letters then wait where people can read them. */
  readonly delivers: boolean
  send(letter: { to: string; subject: string; body: string }): Promise<void>
}
