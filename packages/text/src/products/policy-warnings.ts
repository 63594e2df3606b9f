// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './policy-warnings.en'
import { text as zhCN } from './policy-warnings.zh-CN'
import { text as zhTW } from './policy-warnings.zh-TW'

export const policyWarningsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
