import { Button, NativeSelect } from '@mantine/core';
import { defaultSiteName } from '@smile/contract/wink-sites';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { NameDialog } from './name-dialog.tsx';
import { newSite } from './sites-search.ts';

const route = getRouteApi('/shell/link/winkSite');

export function AddSiteButton() {
  const navigate = route.useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const add = (name: string) => {
    setIsOpen(false);
    navigate({ search: { site: newSite, name }, resetScroll: false });
  };
  return (
    <>
      <Button leftSection={<IconPlus size={16} />} onClick={() => setIsOpen(true)}>
        Add New Site
      </Button>
      {isOpen && (
        <NameDialog
          title="Add New Site"
          label="Site Name"
          initialName={defaultSiteName}
          isBusy={false}
          onSubmit={add}
          onClose={() => setIsOpen(false)}
        >
          <NativeSelect label="Site Type" data={['Wink Site (v2)']} />
        </NameDialog>
      )}
    </>
  );
}
