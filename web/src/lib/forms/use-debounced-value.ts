import { useEffect, useState } from 'react'

/** A value once it has stopped changing for a while. */
export function useDebouncedValue<Value>(value: Value, stillMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), stillMs)
    return () => clearTimeout(timer)
  }, [value, stillMs])
  return settled
}
