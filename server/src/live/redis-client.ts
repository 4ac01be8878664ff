import type { Cluster, Redis } from 'ioredis'

/** A connection to one Redis, or to a cluster of them. */
export type RedisClient = Redis | Cluster
