// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './warnings.en'
import { text as zhCN } from './warnings.zh-CN'
import { text as zhTW } from './warnings.zh-TW'

export const policyWarningsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
