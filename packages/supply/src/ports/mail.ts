/** Hands a letter to a mail server. A rejected promise is tried again later. */
export interface MailSupply {
  /** False when no server is set: letters then wait where people can read them. */
  readonly delivers: boolean
  send(letter: { to: string; subject: string; body: string; file?: LetterFile }): Promise<void>
}

/** What goes with a letter; the name has its ending. */
export interface LetterFile {
  name: string
  type: string
  content: Buffer
}
