// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './policy.en'
import { text as zhCN } from './policy.zh-CN'
import { text as zhTW } from './policy.zh-TW'

export const policyPolicyText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
