import { request } from 'node:http'

/** Turns the clock of a server that runs with the clock of tests, and waits for what is due then, however long it takes: fetch gives up. */
export const turnClock = (port: number, minutes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const asked = request({ port, host: '127.0.0.1', path: '/api/Sandbox/TurnClock', method: 'POST', headers }, (answer) => {
      answer.resume()
      if (answer.statusCode === 200) answer.on('end', resolve)
      else reject(new Error(`the clock does not turn: ${answer.statusCode}`))
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ minutes }))
  })
