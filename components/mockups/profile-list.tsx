import { getTranslations } from 'next-intl/server';
import { ProfileListView } from '@/components/mockups/profile-list-view';
import { sampleTime } from '@/lib/demo/countries';
import { initialState } from '@/lib/demo/demo-state';
import { firstActionScript } from '@/lib/demo/first-action-script';
import type { DemoMessages } from '@/lib/demo/messages';
import { demoProfiles } from '@/lib/demo/profiles';
import mockup from './mockup.module.css';

/**
 * The app's profile list and the windows of running profiles: a picture that becomes usable when the visitor turns to
 * it (components/deferred/demo.tsx).
 */
export async function ProfileListMockup({ messages }: { messages: DemoMessages }) {
  const t = await getTranslations('mockups.profileList');
  return (
    <figure className={mockup.mockup} aria-label={t('alt')} data-demo="" data-failed={messages.failed}>
      <div>
        <ProfileListView
          state={initialState(demoProfiles(messages.profiles))}
          messages={messages}
          status={messages.hint}
          now={sampleTime}
        />
      </div>
      <script dangerouslySetInnerHTML={{ __html: firstActionScript }} />
    </figure>
  );
}
