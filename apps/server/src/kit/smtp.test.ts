import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createMail } from './smtp'

test('[architecture] a mail server that says nothing is given up, and the letter is tried again later', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'no-reply@sojourn.example', 50)
  await expect(mail.send({ to: 'a@b.example', subject: 's', body: 'b' })).rejects.toThrow(/[Tt]imeout|Greeting/)
  silent.close()
})
