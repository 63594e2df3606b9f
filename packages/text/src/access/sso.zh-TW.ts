// Made from sso.zh-CN.ts by scripts/text/traditional.mts; change that file or the glossary.
import type { text as source } from './sso.zh-CN'

export const text: typeof source = { opening: '正在登入', failed: '無法登入', signIn: '用帳號登入' }
