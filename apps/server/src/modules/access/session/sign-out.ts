import type { Actor, Context } from '../../../context'
import { deleteSession } from '../store'

export async function signOut(context: Context, actor: Actor): Promise<Record<string, never>> {
  await context.database.platform((sql) => deleteSession(sql, actor.tokenHash))
  return {}
}

/** Nothing in the browser leads to it any more, so it does not stay open for twelve hours. */
export async function endFormer({ database }: Context, tokenHash: string | undefined): Promise<void> {
  if (tokenHash !== undefined) await database.platform((sql) => deleteSession(sql, tokenHash))
}
