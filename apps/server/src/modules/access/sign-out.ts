import type { Actor, Context } from '../../context'
import { deleteSession } from './store'

export async function signOut(context: Context, actor: Actor): Promise<Record<string, never>> {
  await context.database.platform((sql) => deleteSession(sql, actor.tokenHash))
  return {}
}
