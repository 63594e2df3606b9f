/** Hands a notification to a mail server. A rejected promise is tried again later. */
export interface MailSupply {
  /** False when no server is set: notifications then wait where people can read them. */
  readonly delivers: boolean
  send(notification: { to: string; subject: string; body: string; file?: NotificationFile }): Promise<void>
}

/** What goes with a notification; the name has its ending. */
export interface NotificationFile {
  name: string
  type: string
  content: Buffer
}
