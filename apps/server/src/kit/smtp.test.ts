import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { createMail } from './smtp'

test('[architecture] a mail server that says nothing is given up, and the notification is tried again later', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as { port: number }
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'no-reply@sojourn.example', 50)
  await expect(mail.send({ to: 'a@b.example', subject: 's', body: 'b' })).rejects.toThrow(/[Tt]imeout|Greeting/)
  silent.close()
})

test('a notification does not leave in clear for a mail server on another machine', async () => {
  const heard: string[] = []
  const plain = createServer((socket) => {
    socket.write('220 plain\r\n')
    socket.setEncoding('utf8').on('data', (line: string) => {
      heard.push(line)
      socket.write(line.startsWith('STARTTLS') ? '502 no\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const { port } = plain.address() as { port: number }
  // The address leads here, but does not say so.
  const mail = createMail(`smtp://0.0.0.0:${port}`, 'no-reply@sojourn.example', 1_000)
  await expect(mail.send({ to: 'a@b.example', subject: 's', body: '123456' })).rejects.toThrow()
  expect(heard.join('')).toContain('STARTTLS')
  expect(heard.join('')).not.toMatch(/MAIL FROM|123456/)
  plain.close()
})
