import { hasPlaceholderName, memberInitials, memberName } from '@pepwell/domain/accounts/members'
import { cx } from '../../../lib/classes.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { Member } from './members.api.ts'

/** The member. A placeholder name is muted, with a gray avatar. */
export function MemberCell({ member }: { member: Member }) {
  const onCard = useMedia('(max-width: 767.98px)')
  const isPlaceholder = hasPlaceholderName(member)
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Avatar
        initials={memberInitials(member)}
        className={cx('size-11 text-sm md:size-8 md:text-xs', isPlaceholder && 'grayscale')}
      />
      <div className="min-w-0 leading-tight">
        <p className={cx('truncate font-semibold', isPlaceholder && 'text-soft')} title={memberName(member)}>
          {memberName(member)}
        </p>
        <p className="truncate font-normal text-soft md:text-[0.8125rem]">
          {onCard ? member.email : (member.userHandle ?? '—')}
        </p>
      </div>
    </div>
  )
}
