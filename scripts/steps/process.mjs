import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fromRoot, root } from './root.mjs'

/** A command of an installed package, without the half second that npx takes. */
export const installed = (name) => fromRoot('node_modules', '.bin', name)

/** Runs a command with our terminal; answers its exit code. */
export function run(program, args, { cwd = root, env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio })
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command silently; answers its exit code and everything it wrote. */
export function capture(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.once('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Runs a command beside others, and shows under a title what it wrote when it is over; answers its exit code. */
export async function runTitled(title, program, args, options) {
  const { code, output } = await capture(program, args, options)
  console.log(`\n${title}\n${output.trimEnd()}`)
  return code
}

/** Where a command is on the PATH, if it is. */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
