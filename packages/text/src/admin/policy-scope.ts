// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './policy-scope.en'
import { text as zhCN } from './policy-scope.zh-CN'
import { text as zhTW } from './policy-scope.zh-TW'

export const policyScopeText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
