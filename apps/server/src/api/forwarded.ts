import type { FastifyRequest } from 'fastify'

const forwarding = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/

/** Somebody between says that this request is another's. */
export const isForwarded = (headers: FastifyRequest['headers']): boolean =>
  Object.keys(headers).some((name) => forwarding.test(name))
